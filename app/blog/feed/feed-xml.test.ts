import { expect, test } from "vitest";
import { toFeedXml } from "./feed-xml.ts";

const feed = {
  siteUrl: "https://ogds.example",
  path: "/blog/feed.xml",
  title: "OGDS & friends",
  description: "Notes",
  changed: "2026-11-18",
  items: [
    {
      path: "/blog/rates",
      title: 'Rates < 60 & "more"',
      description: "What it's about",
      author: "Kadri Vaheoja",
      category: "Hiring",
      published_at: "2026-11-03",
      body: '<p>See <a href="/find">us</a>, <a href="#end">the end</a>, <a href="https://a.example">them</a> and <img src="/media/a.svg" alt="a &amp; b" />.</p>',
    },
  ],
};

test("a feed escapes XML", () => {
  const xml = toFeedXml(feed);
  expect(xml).toContain("<title>OGDS &amp; friends</title>");
  expect(xml).toContain("<title>Rates &lt; 60 &amp; &quot;more&quot;</title>");
  expect(xml).toContain("alt=&quot;a &amp;amp; b&quot;");
});

test("its URLs are absolute, also inside the texts", () => {
  const xml = toFeedXml(feed);
  expect(xml).toContain(
    '<atom:link href="https://ogds.example/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(xml).toContain('<guid isPermaLink="true">https://ogds.example/blog/rates</guid>');
  for (const url of [
    "href=&quot;https://ogds.example/find&quot;",
    "href=&quot;https://ogds.example/blog/rates#end&quot;",
    "href=&quot;https://a.example&quot;",
    "src=&quot;https://ogds.example/media/a.svg&quot;",
  ]) {
    expect(xml).toContain(url);
  }
});

test("its dates are those of RFC 822", () => {
  const xml = toFeedXml(feed);
  expect(xml).toContain("<pubDate>Tue, 03 Nov 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<lastBuildDate>Wed, 18 Nov 2026 00:00:00 GMT</lastBuildDate>");
  expect(toFeedXml({ ...feed, changed: undefined, items: [] })).not.toContain("Date>");
});
