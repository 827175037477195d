/** A key of 32 bytes as text: hexadecimal digits. */
export const KEY_TEXT = /^[0-9a-f]{64}$/i;
