/** Page of a call at the desk. */
export const toCallPath = ({ reference }: { reference: string }): string =>
  `/desk/calls/${reference}`;

/** Where a call about a request is booked by hand. */
export const toNewCallPath = ({ reference }: { reference: string }): string =>
  `/desk/calls/new?${new URLSearchParams({ request: reference })}`;
