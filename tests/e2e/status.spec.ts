import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { toEventRow } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { expect, expectAccessibleAtWidths, holdScripts } from "#tests/support/e2e.ts";
import { openBrowser } from "#tests/support/e2e-staff.ts";
import { createAddress, findEmails } from "#tests/support/hire.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { test } from "#tests/support/run-database.ts";

const MAILED = { timeout: 20_000 };

/** A request that was sent, with the path of its link. */
async function sendRequest(db: Database, email: string) {
  return db.transaction(async (tx) => {
    const reference = createReference("OG");
    const [row] = await tx
      .insert(requests)
      .values({
        reference,
        idempotency_key: randomUUID(),
        fingerprint: "",
        form: "hire",
        name: "Zoë Tamm",
        email,
        message: "We build a shop.",
      })
      .returning({ id: requests.id });
    const id = row?.id ?? 0;
    return { id, reference, path: `/status/${await createStatusLink(tx, id)}` };
  });
}

/** Presses the button until the form is older than the minimum age. */
async function askForLinks(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  const done = heading(page, "Check your email");
  await expect(async () => {
    if (await done.isVisible()) return;
    await page.getByRole("button", { name: "Send me the links" }).last().click({ timeout: 1_000 });
    await expect(done).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

/** The path in the first email to an address that has one. */
async function findMailedPath(email: string, pattern: RegExp): Promise<string> {
  const find = async () =>
    (await findEmails(email)).flatMap(({ text }) => pattern.exec(text ?? "")?.[0] ?? [])[0] ?? "";
  await expect.poll(find, MAILED).not.toBe("");
  return find();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test(`a client writes to the agency and withdraws the request ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const email = createAddress("status");
    const { id, reference, path } = await sendRequest(db, email);
    const context = await openBrowser(browser, baseURL, javaScriptEnabled);
    const page = await context.newPage();
    await page.goto(path);
    await expect(heading(page, "Your request")).toBeVisible();
    await expect(heading(page, "We have your request")).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByRole("log").getByText("We build a shop.")).toBeVisible();
    await expect(page.getByText("We'll email you to arrange a call")).toBeVisible();
    await expect(page.getByText(/^\w+day \d+ \w+ 20\d\d$/)).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    const message = page.getByLabel("Message");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      "Write a message or choose a file",
    ]);
    await expect(page).toHaveTitle(/^Error: Your request/);
    await message.fill("We start in May.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("We have your message")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "We start in May." })).toBeVisible();
    await expect(message).toHaveValue("");

    await page.getByRole("link", { name: "Withdraw request" }).click();
    await expect(heading(page, "Withdraw your request?")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("link", { name: "Keep it" }).click();
    await page.getByRole("link", { name: "Withdraw request" }).click();
    await page.getByRole("button", { name: "Email me a link to withdraw" }).click();
    await expect(page.getByText("Nothing is withdrawn until you confirm it there.")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.goto(await findMailedPath(email, /\/status\/[0-9a-f]{40}\/withdrawal/));
    await expect(heading(page, "Withdraw your request?")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("button", { name: "Withdraw request" }).click();
    await expect(heading(page, "You've withdrawn this")).toBeVisible();
    await expect(page.getByRole("button", { name: "Withdraw request" })).toHaveCount(0);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.goto(path);
    await expect(heading(page, "You've withdrawn this")).toBeVisible();
    await expect(page.getByRole("link", { name: "Withdraw request" })).toHaveCount(0);

    const [request] = await db.select().from(requests).where(eq(requests.id, id));
    expect(request).toMatchObject({ state: "lost", state_reason: "withdrawn" });
    const events = await db
      .select()
      .from(requestEvents)
      .where(eq(requestEvents.request_id, id))
      .orderBy(requestEvents.id);
    expect(events.map(({ kind }) => kind)).toEqual(["message", "state"]);
    await expect
      .poll(async () => (await findEmails(email)).map(({ subject }) => subject).sort(), MAILED)
      .toEqual([
        expect.stringMatching(/^Confirm your withdrawal: /),
        `Message on ${reference} from Zoë Tamm`,
        `Withdrawn: ${reference} from Zoë Tamm`,
      ]);
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`of a long conversation the last ten messages are shown, and earlier ones on request ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    const email = createAddress("status");
    const { id, path } = await sendRequest(db, email);
    const rows = Array.from({ length: 200 }, (_, index) =>
      toEventRow({
        request_id: id,
        version: 1,
        kind: "message",
        author: "client",
        channel: "status_page",
        body: `Message ${index + 1} of 200`,
        at: new Date(Date.UTC(2026, 10, 1, 10, index)),
      }),
    );
    await db.insert(requestEvents).values(rows);
    const context = await openBrowser(browser, baseURL, javaScriptEnabled);
    const page = await context.newPage();
    await page.goto(path);
    const entries = page.getByRole("log").getByRole("listitem");
    await expect(entries).toHaveCount(10);
    await expect(entries.first()).toContainText("Message 191 of 200");
    await expect(entries.last()).toContainText("Message 200 of 200");
    await expect(entries.last().getByRole("time")).toHaveText(
      /^[12] November 2026, \d\d:\d\d \(.+, GMT.*\)$/,
    );
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("link", { name: "Show earlier messages" }).click();
    await expect(entries).toHaveCount(201);
    await expect(entries.first()).toContainText("We build a shop.");
    await expect(page.getByRole("link", { name: "Show earlier messages" })).toHaveCount(0);
    await page.getByLabel("Message").fill("Message 201");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("We have your message")).toBeVisible();
    await expect(entries).toHaveCount(10);
    await expect(entries.last()).toContainText("Message 201");
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a client sends files with a message ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const email = createAddress("files");
    const { id, reference, path } = await sendRequest(db, email);
    const context = await openBrowser(browser, baseURL, javaScriptEnabled);
    const page = await context.newPage();
    await page.goto(path);
    const files = page.getByLabel("Files");
    const send = page.getByRole("button", { name: "Send message" });
    await page.getByLabel("Message").fill("Our NDA is attached.");
    const good = { name: "NDA.pdf", mimeType: "application/pdf", buffer: createPdf() };
    await files.setInputFiles([
      good,
      { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("png") },
    ]);
    if (javaScriptEnabled) await expect(page.getByText("photo.png, 1 KB")).toBeVisible();
    await send.click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([/^photo\.png: .*PDF/]);
    await expect(page.getByLabel("Message")).toHaveValue("Our NDA is attached.");
    await expect(page.getByRole("checkbox", { name: "Send NDA.pdf, 1 KB" })).toBeChecked();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    if (javaScriptEnabled) {
      const large = { ...good, name: "big.pdf", buffer: createPdf(11_000_000) };
      await files.setInputFiles([large]);
      await expect(page.getByText("big.pdf: The file must be 10 MB or smaller")).toBeVisible();
      await send.click();
      await expect(files).toBeFocused();
    }
    await files.setInputFiles([{ ...good, name: "Role.pdf", buffer: createPdf(4_000) }]);
    await send.click();
    await expect(page.getByText("We have your message")).toBeVisible();
    const sent = page.getByRole("listitem").filter({ hasText: "Our NDA is attached." });
    await expect(sent).toContainText("NDA.pdf, 1 KB");
    await expect(sent).toContainText("Role.pdf, 4 KB");
    await expect(sent.getByRole("link")).toHaveCount(0);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    const stored = await db.select().from(uploads).where(eq(uploads.request_id, id));
    expect(stored.map(({ name }) => name).sort()).toEqual(["NDA.pdf", "Role.pdf"]);
    await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
    const [message] = await findEmails(email);
    expect(message?.subject).toBe(`Message on ${reference} from Zoë Tamm`);
    expect(message?.text).toContain("NDA.pdf, 1 KB");
    await context.close();
  });
}

test("what is typed into a text of the page before hydration stays, and counts", async ({
  page,
  db,
  problems,
}) => {
  problems.expectProblem(/422/);
  const { path } = await sendRequest(db, createAddress("early"));
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const message = page.getByLabel("Message");
  await message.fill("We start in May.");
  const photo = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("png") };
  await page.getByLabel("Files").setInputFiles(photo);
  await page.getByRole("button", { name: "Send message" }).click({ noWaitAfter: true });
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([/^photo\.png: .*PDF/]);
  await expect(message).toHaveValue("We start in May.");
  await message.press("Home");
  await message.pressSequentially("Hello. ");
  await expect(page.getByText("You have 1,984 characters remaining")).toBeVisible();

  release();
  await expect(page.getByText("You have 1,977 characters remaining").first()).toBeVisible();
  await expect(message).toHaveValue("Hello. We start in May.");
  await message.pressSequentially("Zoë here. ");
  await expect(message).toHaveValue("Hello. Zoë here. We start in May.");
});

test("a link is not cached, indexed or sent as referrer, and an unknown one opens nothing", async ({
  page,
  request,
  baseURL,
  db,
  problems,
}) => {
  problems.expectProblem(/404/);
  const { path } = await sendRequest(db, createAddress("status-headers"));
  for (const one of [
    path,
    `${path}/withdraw`,
    `${path}/replace`,
    `${path}.data`,
    `${path}/`,
    `${baseURL}/${path}`,
    path.toUpperCase(),
    `${path}/withdrawal`,
    `/status/${"0".repeat(40)}`,
    "/DESK",
  ]) {
    const response = await request.get(one, { maxRedirects: 0 });
    expect(response.headers(), one).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
  }
  const unknown = await page.goto(`/status/${"0".repeat(40)}`);
  expect(unknown?.status()).toBe(404);
  await expect(heading(page, "This link is not available")).toBeVisible();
  await expectAccessibleAtWidths(page);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a person who lost their link gets a new one by email ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const email = createAddress("lost-link");
    const { reference, path } = await sendRequest(db, email);
    const context = await openBrowser(browser, baseURL, javaScriptEnabled);
    const page = await context.newPage();
    await page.goto(`/status/${"0".repeat(40)}`);
    await page.getByRole("link", { name: "Get a new link by email" }).click();
    await expect(heading(page, "Get your link again")).toBeVisible();
    await expect(page).toHaveTitle(/^Get your link again/);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    await page.getByLabel("Email address").fill("zoe@example");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([/correct format/]);
    await expect(page.getByLabel("Email address")).toHaveValue("zoe@example");
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await askForLinks(page, email);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
    const [message] = await findEmails(email);
    expect(message?.text).toContain(`Request ${reference}`);
    const [link = ""] = /\/status\/[0-9a-f]{40}/.exec(message?.text ?? "") ?? [];
    expect(link).not.toBe(path);
    for (const one of [link, path]) {
      await page.goto(one);
      await expect(heading(page, "Your request")).toBeVisible();
    }
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a person whose link was forwarded replaces it ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const email = createAddress("replaced");
    const { path } = await sendRequest(db, email);
    const options = baseURL === undefined ? {} : { baseURL };
    const context = await browser.newContext({ javaScriptEnabled, ...options });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole("link", { name: "Replace link" }).click();
    await expect(heading(page, "Replace your link?")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("button", { name: "Email me a new link" }).click();
    await expect(heading(page, "Check your email")).toBeVisible();
    await expect(page.getByText("All earlier links have ended.")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    const renewed = await findMailedPath(email, /\/status\/[0-9a-f]{40}/);
    await page.goto(renewed);
    await expect(heading(page, "Your request")).toBeVisible();
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("link", { name: "Get a new link by email" })).toBeVisible();
    await context.close();
  });
}

test("asking for links does not tell which addresses are known", async ({ page, db }) => {
  const known = createAddress("known");
  await sendRequest(db, known);
  const answers: object[] = [];
  for (const email of [known, createAddress("unknown")]) {
    await page.goto("/status");
    const form_token = (await page.locator("input[name=form_token]").getAttribute("value")) ?? "";
    const post = async () => {
      const response = await page.request.post("/status", {
        multipart: { intent: "send", form_token, email },
        headers: { "Sec-Fetch-Site": "same-origin" },
        maxRedirects: 0,
      });
      const { date, "x-request-id": id, ...headers } = response.headers();
      return { status: response.status(), body: await response.text(), headers };
    };
    // Forms that are sent within three seconds are refused, and too many from one address.
    const retry = { intervals: [3_100], timeout: 15_000 };
    await expect.poll(async () => (await post()).status, retry).toBe(303);
    answers.push(await post());
  }
  expect(answers[0]).toMatchObject({ status: 303, headers: { location: "/status?sent" } });
  expect(answers[1]).toEqual(answers[0]);
  await expect.poll(async () => (await findEmails(known)).length, MAILED).toBeGreaterThan(0);
});

test("of 1,000 guessed links over HTTP none opens anything", async ({ request, baseURL, db }) => {
  const { path } = await sendRequest(db, createAddress("guessed"));
  const guesses = Array.from({ length: 1_000 }, () => randomBytes(20).toString("hex"));
  const seen = new Set<string>();
  const next = guesses.values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const guess of next) {
        const response = await fetch(`${baseURL}/status/${guess}.data`);
        seen.add(`${response.status} ${await response.text()}`);
      }
    }),
  );
  expect([...seen]).toEqual([expect.stringMatching(/^404 /)]);
  expect((await request.get(path)).status()).toBe(200);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a person gets a copy of their data by email ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const email = createAddress("copy");
    const { path } = await sendRequest(db, email);
    const context = await openBrowser(browser, baseURL, javaScriptEnabled);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole("link", { name: "Copy or erase data" }).click();
    await expect(heading(page, "Your data")).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    await page.getByRole("button", { name: "Email me my data" }).click();
    await expect(page.getByText("Check your email")).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);

    await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
    const [message] = await findEmails(email);
    const [link = ""] = /\/status\/[0-9a-f]{40}\/copy/.exec(message?.text ?? "") ?? [];
    await page.goto(link);
    await expect(heading(page, "A copy of your data")).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download ZIP" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("your-data.zip");
    const files = readZip(await readFile(await download.path()));
    expect(String(files["your-data.txt"])).toContain("We build a shop.");
    await context.close();
  });
}

test("a wrong link to a copy opens nothing", async ({ page, problems, request }) => {
  problems.expectProblem(/404/);
  const link = `/status/${"0".repeat(40)}`;
  for (const one of [`${link}/copy`, `${link}/data`, `${link}/your-data.zip`]) {
    const response = await request.get(one);
    expect(response.status(), one).toBe(404);
    expect(response.headers(), one).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
    });
  }
  await page.goto(`${link}/copy`);
  await expect(heading(page, "This link is not available")).toBeVisible();
  await expectAccessibleAtWidths(page);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a person has their data erased by a link to their address ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
    db,
  }) => {
    test.slow();
    const email = createAddress("erase");
    const { id, reference, path } = await sendRequest(db, email);
    const context = await openBrowser(browser, baseURL, javaScriptEnabled);
    const page = await context.newPage();
    await page.goto(`${path}/data`);
    await page.getByRole("button", { name: "Email me a link to erase it" }).click();
    await expect(page.getByText("Nothing is erased until you confirm it there.")).toBeVisible();
    await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(1);
    const [message] = await findEmails(email);
    const [link = ""] = /\/status\/[0-9a-f]{40}\/erase/.exec(message?.text ?? "") ?? [];
    await page.goto(link);
    await expect(heading(page, "Erase your data?")).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    expect(await db.$count(requests, eq(requests.id, id))).toBe(1);

    await page.getByRole("button", { name: "Erase everything" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /eras/ })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(heading(page, "Your data is erased")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    if (javaScriptEnabled) await expectAccessibleAtWidths(page);
    expect(await db.$count(requests, eq(requests.id, id))).toBe(0);
    await expect.poll(async () => (await findEmails(email)).length, MAILED).toBe(0);
    expect((await page.request.get(path)).status()).toBe(404);
    await context.close();
  });
}
