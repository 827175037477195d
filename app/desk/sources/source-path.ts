/** Page that marks everything from the source of a request as spam. */
export const toSourcePath = ({ reference }: { reference: string }): string =>
  `/desk/requests/${reference}/source`;
