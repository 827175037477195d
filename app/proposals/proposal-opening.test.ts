import { expect, it } from "vitest";
import { isOpening } from "./proposal-opening.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const URL = "https://ogds.example/proposals/8j12f7kzy4aae3h3dyt937cdxz";

const open = (headers: Record<string, string>, { method = "GET", url = URL } = {}) =>
  isOpening(new Request(url, { method, headers: { "User-Agent": CHROME, ...headers } }));

it("a browser that loads the page opens it", () => {
  expect(open({})).toBe(true);
  expect(open({ "Sec-Fetch-Mode": "navigate" })).toBe(true);
});

it.each([
  ["HEAD", open({}, { method: "HEAD" })],
  ["a prefetch of Chrome", open({ "Sec-Purpose": "prefetch;prerender" })],
  ["a prefetch of Firefox", open({ "X-Moz": "prefetch" })],
  ["a preview of Safari", open({ "X-Purpose": "preview" })],
  ["Slack", open({ "User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" })],
  ["WhatsApp", open({ "User-Agent": "WhatsApp/2.23.20.0 A" })],
  [
    "Teams",
    open({ "User-Agent": "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5" }),
  ],
  ["no browser", open({ "User-Agent": "" })],
  ["the agency with ?preview", open({}, { url: `${URL}?preview` })],
])("%s does not open it", (_, opened) => expect(opened).toBe(false));
