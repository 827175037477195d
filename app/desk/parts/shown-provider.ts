/** The provider at which staff sign in, as pages know it. */
export type ShownProvider = { name: string; isOnly: boolean };
