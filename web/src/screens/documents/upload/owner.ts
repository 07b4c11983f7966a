/** To whom uploaded documents belong; without an id, to the workspace. */
export interface Owner {
  readonly employee_id?: string;
  readonly client_id?: string;
}
