/** The most common passwords with 12 characters or more, in public lists of leaked ones. */
const COMMON = new Set([
  ...["123456789012", "1234567890123", "123123123123", "111111111111", "000000000000"],
  ...["1234567891011", "12345678910", "0123456789012", "987654321098", "112233445566"],
  ...["qwertyuiop12", "qwertyuiop123", "qwertyuiopas", "qwertyuiop[]", "qwerty123456"],
  ...["qwerty1234567", "1q2w3e4r5t6y", "1qaz2wsx3edc", "zxcvbnm12345", "asdfghjkl123"],
  ...["password1234", "password12345", "password123456", "passwordpassword", "mypassword123"],
  ...["password123!", "password1234!", "passw0rd1234", "letmeinletmein", "iloveyou1234"],
  ...["administrator", "administrator1", "adminadmin123", "welcome12345", "welcome123456"],
  ...["changeme1234", "changeme12345", "unknown12345", "football1234", "princess1234"],
  ...["abcdefghijkl", "abcdefghijklm", "abcd12345678", "abc123abc123", "correcthorsebatterystaple"],
]);

/** Whether a password is one of the first that attackers guess. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s/g, "");
  // One character or one pair all the way through.
  return COMMON.has(text) || /^(.{1,2})\1+.?$/.test(text);
}
