type Change = {
  /** Null for the client, the software and the command line. */
  staff_id: number | null;
};

/**
 * Why a change of something that is not as it was shown is refused: who changed it since then. One's
 * own change most often is the same one, whose response was lost.
 */
export function toChangedMessage(
  noun: string,
  changes: readonly Change[],
  staff_id: number,
): string {
  if (changes.length > 0 && changes.every((one) => one.staff_id === staff_id)) {
    return `You already changed this ${noun}. Check and save again.`;
  }
  return changes.some((one) => one.staff_id !== null && one.staff_id !== staff_id)
    ? `A colleague changed this ${noun} in the meantime. Check and save again.`
    : `This ${noun} was changed in the meantime. Check and save again.`;
}
