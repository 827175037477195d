/** Of a person among the records that have internal files: `person-12`. */
export const toPersonRecord = (id: number): string => `person-${id}`;

/** Page of the internal files of a record: the reference of a request, or a person. */
export const toFilesPath = (record: string): string => `/desk/files/${record}`;

/** Where a file is downloaded. */
export const toInternalFilePath = (id: number): string => `/api/desk/internal-files/${id}`;
