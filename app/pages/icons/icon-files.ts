type Image = { bytes: Uint8Array; contentType: string };

const ACCENT = "#ff852f";

/** A mark without a name, for an agency that has no icon. */
export function toDefaultIcon(accent: string = ACCENT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0d1526"/><circle cx="16" cy="16" r="9" fill="none" stroke="#fff" stroke-width="3.6"/><circle cx="16" cy="16" r="3" fill="${accent}"/></svg>`;
}

/** The icon as SVG; one of pixels is embedded in it. */
export function toSvgIcon({ bytes, contentType }: Image): Uint8Array {
  if (contentType === "image/svg+xml") return bytes;
  const data = `data:${contentType};base64,${Buffer.from(bytes).toString("base64")}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${data}"/></svg>`,
  );
}

/** An `.ico` file with one PNG in it. */
export function toIco(png: Uint8Array, side: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
