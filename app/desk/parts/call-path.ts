/** Page of a call at the desk. */
export const toCallPath = ({ reference }: { reference: string }): string =>
  `/desk/calls/${reference}`;
