/** Page of a member at the desk. */
export const toMemberPagePath = (slug: string): string => `/desk/members/${slug}`;
