/** The client's page of an interview: the link of the proposal opens it. */
export function toClientPath({
  proposal_id,
  member_id,
}: {
  proposal_id: string;
  member_id: number;
}): string {
  return `/proposals/${proposal_id}/interviews/${member_id}`;
}
