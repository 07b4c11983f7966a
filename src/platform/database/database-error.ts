/** The database cannot be used as it is. The message is one line that says what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}
