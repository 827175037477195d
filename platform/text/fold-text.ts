/** Letters that Unicode does not take apart into a base letter and a mark. */
const BASE_LETTERS: Record<string, string> = {
  ł: "l",
  đ: "d",
  ð: "d",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ς: "σ",
};

/** Lower case without accents: "Łukasz Müller" reads "lukasz muller". */
export function toFolded(text: string): string {
  if (/^[\w\s]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[łđðøıßæœþς]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}
