/** What the web UI declares of a screen, as far as tests need it. */
export interface DeclaredScreen {
  readonly path: string;
  readonly title: string;
}

interface Declarations {
  readonly modules: readonly { readonly screens: readonly DeclaredScreen[] }[];
  readonly personalScreens: readonly DeclaredScreen[];
}

/** The screens of everybody who is signed in. The web UI has types of its own, of which only these are needed. */
export async function declaredScreens(): Promise<readonly DeclaredScreen[]> {
  const file = new URL("../../../web/src/screens/index.ts", import.meta.url).pathname;
  const { modules, personalScreens }: Declarations = await import(file);
  return [...modules.flatMap(({ screens }) => screens), ...personalScreens];
}
