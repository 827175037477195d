import sharp, { type Sharp } from "sharp";

/** A head in a photo, in pixels. */
type Head = { x: number; y: number; radius: number; skin?: string };

const toPerson = ({ x, y, radius, skin = "#c98f6b" }: Head) => `
  <ellipse cx="${x}" cy="${y + radius * 3.4}" rx="${radius * 2}" ry="${radius * 2.3}" fill="#2f3e5c"/>
  <ellipse cx="${x}" cy="${y}" rx="${radius * 0.8}" ry="${radius}" fill="${skin}"/>
  <path d="M${x - radius} ${y - radius * 0.3}a${radius} ${radius} 0 0 1 ${radius * 2} 0z" fill="#2a1c15"/>
  <circle cx="${x - radius * 0.3}" cy="${y}" r="${radius * 0.1}" fill="#221a16"/>
  <circle cx="${x + radius * 0.3}" cy="${y}" r="${radius * 0.1}" fill="#221a16"/>`;

/** People with drawn heads before a wall in the light of an evening, with the noise of a camera. */
export async function createPhoto(
  width: number,
  height: number,
  heads: readonly Head[],
): Promise<Sharp> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="wall" x2="0.4" y2="1"><stop stop-color="#8fa5b8"/><stop offset="1" stop-color="#4a5a4c"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#wall)"/>${heads.map(toPerson).join("")}</svg>`;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 10 },
    },
  })
    .png()
    .toBuffer();
  const photo = await sharp(Buffer.from(drawing))
    .composite([{ input: noise, blend: "soft-light" }])
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(photo);
}

/** One person in the middle of a square of 640 pixels. */
export const createHeadshot = () => createPhoto(640, 640, [{ x: 320, y: 260, radius: 100 }]);
