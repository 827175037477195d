import { openDatabase } from "#database/open.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { startProduct } from "#tests/support/product.ts";
import { createStaff, toTotpCode } from "#tests/support/staff.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../../scripts/build-when-needed.ts";
import { findOnPath } from "../../scripts/chromium.ts";
import { startFirefox } from "./firefox.ts";
import { openPage, waitFor } from "./page.ts";

/** Keys by their code points in WebDriver. */
const [ENTER, CONTROL, END] = ["\uE007", "\uE009", "\uE010"];
const PASSWORD = "one two three four";
const CLIENT = "client@example.com";
const ARTICLE = "a-trial-week-that-decides-something";
/** Runs in every page: the announcement would cover controls of a slow machine. */
const PRELOADED = `() => {
  document.cookie = "update-popup=hide; path=/";
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error("Blocked by the policy: " + violatedDirective + " " + blockedURI));
}`;

const program = findOnPath(["firefox-esr", "firefox"], /Firefox/);
if (!program) {
  console.error("No Firefox is installed. On Debian: apt-get install firefox-esr");
  process.exit(2);
}

await buildWhenNeeded(projectRoot);
const dataDir = temporaryDatabasePath();
const { origin, stop } = await startProduct({ DATA_DIR: dataDir });
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, createLog("silent"));
const { email, name } = await createStaff(db, { password: PASSWORD });

const problems: string[] = [];
const responses: { url: string; fromCache: boolean }[] = [];
const firefox = await startFirefox(program, ({ method, params: { level, text, response } }) => {
  if (method === "log.entryAdded" && level === "error") problems.push(`console: ${text}`);
  if (method !== "network.responseCompleted" || !response?.url.startsWith(origin)) return;
  responses.push(response);
  if (response.status >= 400) problems.push(`${response.status}: ${response.url}`);
});
await firefox.send("script.addPreloadScript", { functionDeclaration: PRELOADED });
let page = await openPage(firefox, origin);
let reference = "";

const STEPS: Record<string, () => Promise<unknown>> = {
  "the list is filtered": async () => {
    await page.open("/developers");
    await page.click(["field", "React 21"]);
    await page.path("/developers?technology=react");
    await page.find(["heading", "21 developers"]);
  },
  "a page is fetched before the click on its link, which takes it from the cache": async () => {
    const listData = () => responses.filter(({ url }) => /\.data\?.*page=2/.test(url));
    await page.hover(["link", "Page 2"]);
    await waitFor("data before the click", async () => listData()[0]);
    await page.click(["link", "Page 2"]);
    await page.path("/developers?technology=react&page=2");
    await waitFor("data from the cache", async () => listData()[1]?.fromCache);
  },
  "a profile opens over the list": async () => {
    await page.click(["link", "Page 1"]);
    await page.click(["link", "Anna Kask"]);
    await page.path("/developers?technology=react#developer=anna-kask");
    await page.find(["dialog", "Anna Kask"]);
  },
  "the shortlist has the developer": async () => {
    await page.click(["dialog", "Anna Kask"], ["button", "Add to Shortlist"]);
    await page.find(["dialog", "Your Developer Shortlist"], ["heading", "Anna Kask"]);
  },
  "a hire request is sent with a call": async () => {
    await page.click(["dialog", "Your Developer Shortlist"], ["button", "Proceed to Hire"]);
    await page.path("/hire/contacts");
    await page.fill("Full name", "Zoë Tamm");
    await page.fill("Email address", CLIENT);
    await page.click(["button", "Continue"]);
    await page.path("/hire/details");
    await page.click(["button", "Audit"]);
    await page.click(["button", "Continue"]);
    await page.path("/hire/book-a-call");
    await page.click(["group", await page.text(/^\w+day \d+ \w+$/m)], ["field"]);
    await page.text(/We'll hold this time for you until \d\d:\d\d/);
    await page.click(["button", "Book and send request"]);
    await page.path("/hire/success");
    await page.find(["heading", "Confirm your call"]);
    reference = await page.text(/OG-[0-9A-Z]{6}/);
  },
  "staff sign in by password and code": async () => {
    page = await openPage(firefox, origin);
    await page.open(`/desk/requests/${reference}`);
    await page.fill("Email address", email);
    await page.fill("Password", PASSWORD);
    await page.fill("Code", toTotpCode());
    await page.click(["button", "Sign in"]);
    await page.find(["heading", "Zoë Tamm"]);
  },
  "a reply is sent, and another tab shows it by itself": async () => {
    const other = await openPage(firefox, origin);
    await other.open(`/desk/requests/${reference}`);
    await page.fill("Subject", "Your request");
    await page.fill(`Reply to ${CLIENT}`, "Hello Zoë,");
    await page.click(["button", "Send and follow up in 3 days"]);
    await page.text(/Reply on its way/);
    await other.text(new RegExp(`${name} sent an email`));
  },
  "an article is changed in the editor and published": async () => {
    await page.open(`/desk/content/edit?path=articles/${ARTICLE}.md&view=text`);
    await page.clickEditor();
    await page.press(END, CONTROL);
    await page.press(`${ENTER}Written in another browser.`);
    await page.text(/No problems\./);
    await page.click(["button", "Publish"]);
    await page.text(/^Published$/m);
    await page.open(`/blog/${ARTICLE}`);
    await page.text(/Written in another browser\./);
  },
};

try {
  for (const [title, run] of Object.entries(STEPS)) {
    await run();
    if (problems.length > 0) throw new Error(`${title}: ${problems.join("\n")}`);
    console.log(title);
  }
  console.log(`Firefox ${firefox.version}: all ${Object.keys(STEPS).length} steps passed`);
} catch (error) {
  console.error(error, problems, await page.readText());
  process.exitCode = 1;
} finally {
  await firefox.close();
  await close();
  await stop();
  removeTemporaryFolder(dataDir);
}
