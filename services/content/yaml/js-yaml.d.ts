/** The part of js-yaml 4 that is used here; it has no types. */
declare module "js-yaml" {
  export class Type {
    constructor(
      tag: string,
      options: {
        kind: "scalar";
        resolve: (text: string | null) => boolean;
        construct: (text: string) => unknown;
      },
    );
  }
  export class Schema {
    extend(types: { implicit: Type[] }): Schema;
  }
  export const FAILSAFE_SCHEMA: Schema;
  /** @throws YAMLException */
  export function load(text: string, options: { schema: Schema }): unknown;
}
