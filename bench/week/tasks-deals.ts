import type { Page } from "@playwright/test";
import { addDays } from "#platform/time/date-text.ts";
import { button, changeState, heading, type Stage, type Task, toast, toPath } from "./stage.ts";

const TODAY = new Date().toISOString().slice(0, 10);

/** The proposal that the tasks of a deal are about. */
const deal = { request: "", desk: "", link: "" };

/** The client asks to meet the first member. */
async function answerAsClient(stage: Stage): Promise<void> {
  const client: Page = await stage.openClient();
  await client.goto(deal.link);
  await client
    .getByRole("group", { name: /^Your answer on / })
    .first()
    .getByRole("radio", { name: "Interview" })
    .click();
  await client.getByRole("button", { name: "Review and send" }).click();
  const panel = client.getByRole("dialog");
  await panel.getByRole("button", { name: "Send answer" }).click();
  await panel.getByRole("button", { name: "Yes, send" }).click();
  await client.getByText("We have your answer").waitFor();
  await client.context().close();
}

/** From the request to the hire and its end. */
export const DEAL_TASKS: readonly Task[] = [
  {
    name: "a search becomes a proposal of three, sent",
    before: "6 (four)",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      const { page } = player;
      const { helve } = stage.week.agency;
      deal.request = toPath(stage.next({ state: "contacted", owner: helve, isFind: true }));
      await player.start(deal.request);
      const add = page
        .getByRole("region", { name: "Find developers" })
        .getByRole("button", { name: /^Add / });
      await player.click(page.getByRole("link", { name: "Create proposal" }), add);
      await player.click(add.first());
      await player.click(add.first());
      const link = page.getByLabel("Link for the client");
      await player.click(button(page, "Send proposal"), link);
      deal.link = await link.inputValue();
      deal.desk = new URL(page.url()).pathname;
      return player;
    },
  },
  {
    name: "the client's answer moves the deal on",
    before: "no",
    others: "Attio, Ashby 2",
    play: async (stage) => {
      await answerAsClient(stage);
      const player = await stage.as("helve");
      const { page } = player;
      await player.start(deal.request);
      const next = button(page, "Change state to Interviewing");
      await player.click(next, toast(page, /./));
      return player;
    },
  },
  {
    name: "an interview arranged for both sides",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      const { page } = player;
      await player.start(deal.desk);
      const link = page.getByRole("main").getByRole("link", { name: "Interview", exact: true });
      const agree = button(page, "Agree on the time");
      await player.click(link.first(), agree);
      await player.choose(page.getByRole("combobox", { name: "Time", exact: true }), { index: 3 });
      await player.click(agree, page.getByText(/^Agreed for /));
      return player;
    },
  },
  {
    name: "a hire: won, with its placement, rates and dates",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      const { page } = player;
      await player.start(deal.request);
      const record = page.getByRole("link", { name: /^Record the placement of / });
      await changeState(player, "won", record);
      const main = page.getByRole("main");
      await player.click(record.first(), main.getByLabel("First day"));
      await player.fill(main.getByLabel("Client rate per hour"), "82");
      await player.fill(main.getByLabel(/^Own rate per hour/), "61");
      await player.fill(main.getByLabel("First day"), addDays(TODAY, -60));
      await player.fill(main.getByLabel(/^Planned end/), addDays(TODAY, 20));
      const recorded = main.getByText("The placement was recorded.");
      await player.click(button(page, "Record the placement"), recorded);
      return player;
    },
  },
  {
    name: "its end reminded under Today, and extended",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      const { page } = player;
      await player.start("/desk");
      const due = page.locator("section").filter({ hasText: "Placements that end soon" });
      const day = page.getByLabel("New planned end");
      await player.click(due.getByRole("link").first(), day);
      await player.fill(day, addDays(TODAY, 120));
      await player.click(button(page, "Extend"), page.getByText("The placement was extended."));
      return player;
    },
  },
  {
    name: "a call moved",
    before: "3",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("liis");
      const { page } = player;
      await player.start("/desk/calls?view=list");
      await page.locator("[data-row]").first().click();
      const time = page.getByLabel("New time");
      await time.waitFor();
      await player.choose(time, { index: 5 });
      await player.click(button(page, "Move the call"), toast(page, "Call moved"));
      return player;
    },
  },
  {
    name: "how a call went",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("liis");
      const { page } = player;
      await player.start("/desk/calls?view=list&when=past&state=unrecorded");
      await page.locator("[data-row]").first().click();
      const outcome = page.getByRole("combobox", { name: "How did the call go?" });
      await outcome.waitFor();
      await player.choose(outcome, "Took place");
      await player.click(button(page, "Save the outcome"), toast(page, "Outcome saved"));
      if (!(await heading(page).innerText())) throw new Error("The call has no name");
      return player;
    },
  },
];
