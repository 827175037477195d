/** A file of a folder is no longer the one that was checked; the next import has it. */
export class ChangedFileError extends Error {
  override name = "ChangedFileError";

  constructor(file: string) {
    super(`${file} changed while it was imported: run the import again.`);
  }
}
