import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Image } from "./image.tsx";

const draw = (props: Partial<Parameters<typeof Image>[0]>) =>
  renderToStaticMarkup(
    <Image src="/media/a.webp" alt="A person" width={80} height={80} {...props} />,
  ).replaceAll("&amp;", "&");

test("a picture of one size comes in densities 1 and 2, as WebP, and reserves its space", () => {
  const html = draw({});
  expect(html).toContain(
    'srcSet="/_ipx/f_webp&w_80&h_80/media/a.webp 1x, /_ipx/f_webp&w_160&h_160/media/a.webp 2x"',
  );
  expect(html).toContain('width="80" height="80"');
  expect(html).toContain('loading="lazy"');
});

test("a picture that grows with the screen comes in the breakpoints, never wider than itself", () => {
  const html = draw({ width: 900, height: 600, sizes: "100vw" });
  const widths = [...html.matchAll(/w_(\d+)\/media\/a.webp (\d+)w/g)].map(([, requested, own]) => [
    Number(requested),
    Number(own),
  ]);
  expect(widths).toEqual([
    [320, 320],
    [640, 640],
    [768, 768],
    [1024, 900],
  ]);
  expect(html).toContain('sizes="100vw"');
  const large = draw({ width: 4_000, height: 3_000, sizes: "100vw" });
  const sides = [...large.matchAll(/ (\d+)w/g)].map(([, own]) => Number(own));
  expect(sides).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test("a picture that is seen at once goes before others", () => {
  const html = draw({ priority: true });
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).toMatch(/^<link rel="preload" as="image"/);
});

test("a drawing is shown as it is", () => {
  const html = draw({ src: "/media/a.svg" });
  expect(html).toContain('src="/media/a.svg"');
  expect(html).not.toContain("srcSet");
});
