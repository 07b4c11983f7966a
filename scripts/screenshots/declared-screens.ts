/** The parts of the web UI's declaration of a screen that screenshots and tests need. */
export interface DeclaredScreen {
  readonly path: string;
  readonly title: string;
  /** The resource, if the screen is the page of one record. */
  readonly shows?: string;
  /** The resource, if the screen is the list of its records. */
  readonly lists?: string;
  /** How the records are laid out, unless in a table. */
  readonly layout?: string;
}

interface Declarations {
  readonly modules: readonly { readonly screens: readonly DeclaredScreen[] }[];
  readonly personalScreens: readonly DeclaredScreen[];
  readonly publicScreens: readonly DeclaredScreen[];
}

/** The screens of everybody who is signed in, and those before the sign-in. The web UI has types of its own, of which only these are needed. */
export async function declaredScreens(): Promise<{
  readonly signedIn: readonly DeclaredScreen[];
  readonly open: readonly DeclaredScreen[];
}> {
  const file = new URL("../../web/src/screens/index.ts", import.meta.url).pathname;
  const { modules, personalScreens, publicScreens }: Declarations = await import(file);
  return {
    signedIn: [...modules.flatMap(({ screens }) => screens), ...personalScreens],
    open: publicScreens,
  };
}
