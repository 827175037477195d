import { addDays } from "#platform/time/date-text.ts";
import { button, heading, type Task, toPath } from "./stage.ts";

const TODAY = new Date().toISOString().slice(0, 10);

/** Who does the work, and whom it is about. */
export const PEOPLE_TASKS: readonly Task[] = [
  {
    name: "the work of a colleague listed",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("liis");
      const { page } = player;
      await player.start("/desk/requests");
      const rows = page.locator("tbody tr");
      await player.choose(
        page.getByRole("search").locator("[name=owner]"),
        "Kaur Meriste",
        rows.filter({ hasText: "Kaur" }),
      );
      return player;
    },
  },
  {
    name: "handed over before a holiday: days, deputy, calls",
    before: "by eye",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("kaur");
      const { page } = player;
      await player.start("/desk/leave");
      await player.fill(page.getByLabel("First day"), TODAY);
      await player.fill(page.getByLabel("Last day"), addDays(TODAY, 9));
      await player.choose(page.getByRole("combobox", { name: "Deputy" }), "Helve Sarapuu");
      const entered = page.getByText("The leave is entered.");
      const confirm = button(page, "Enter the leave with these calls");
      await player.click(button(page, "Enter leave"), entered.or(confirm));
      if (await confirm.isVisible()) await player.click(confirm, entered);
      return player;
    },
  },
  {
    name: "a colleague's account disabled, work and calls given away",
    before: "1, 20 stay",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("liis");
      const { page } = player;
      await player.start("/desk/staff");
      const disable = button(page, "Hand over and disable the account");
      await player.click(button(page, "Disable Teodor Lazarov"), disable);
      const to = page.getByRole("combobox", { name: "Requests and applications go to" });
      await player.choose(to, "Saana Virtanen");
      await player.click(disable, page.getByText(/^Handed over: /));
      return player;
    },
  },
  {
    name: "a lost client found again",
    before: "partly",
    others: "–",
    rounds: 3,
    play: async (stage) => {
      const player = await stage.as("rasmus");
      const { page } = player;
      const { name, email } = stage.next({ state: "lost" });
      await player.start("/desk");
      await player.press("Control+k", page.getByRole("combobox"));
      await player.type(email, page.getByRole("option", { name }));
      await player.press("Enter", heading(page, name));
      return player;
    },
  },
  {
    name: "everything about that client: requests, proposals, calls, notes",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("rasmus");
      const { page } = player;
      const { name } = stage.week.requests.find(({ state }) => state === "lost") ?? { name: "" };
      const title = await heading(page).innerText();
      if (!name || !title) throw new Error("No request is open");
      const link = page.getByRole("main").locator("a[href^='/desk/people/']").first();
      await player.click(link, page.getByRole("heading", { name: /^Email address/ }));
      return player;
    },
  },
  {
    name: "a phone call logged",
    before: "no",
    others: "Attio, Ashby 3",
    rounds: 3,
    play: async (stage) => {
      const player = await stage.as("saana");
      const { page } = player;
      await player.start(toPath(stage.next({ state: "contacted" })));
      await player.click(page.getByText("Log a phone call"), page.getByLabel("What was said"));
      await player.fill(page.getByLabel("What was said"), "They want to start on 11 January.");
      const thread = page.getByRole("region", { name: "Conversation" });
      await player.press("Control+Enter", thread.getByText("They want to start on 11 January."));
      return player;
    },
  },
  {
    name: "a request by phone entered",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("saana");
      const { page } = player;
      const { name } = stage.next({ state: "proposed" });
      await player.start("/desk/requests");
      await player.press("c", page.getByLabel("Name", { exact: true }));
      await player.fill(page.getByLabel("Name", { exact: true }), name);
      await player.fill(page.getByLabel("Email", { exact: true }), "private.address@mail.example");
      await player.fill(page.getByRole("textbox", { name: "Kind of project" }), "Audit");
      for (const group of ["How long", "How much time", "Start"]) {
        await player.click(page.getByRole("group", { name: group }).getByText(/./).nth(1));
      }
      await player.click(button(page, "Add request"), heading(page, name));
      return player;
    },
  },
  {
    name: "the same client under two addresses, merged",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("saana");
      const { page } = player;
      const person = page.getByRole("main").locator("a[href^='/desk/people/']").first();
      const merge = page.getByRole("button", { name: /^Merge / }).first();
      await player.click(person, merge);
      await player.click(merge, page.getByText("Email addresses"));
      return player;
    },
  },
  {
    name: "a reader opens a request and can change nothing",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("oskar");
      await player.start("/desk/requests");
      await player.press("j");
      await player.press("Enter", player.page.getByRole("region", { name: "Conversation" }));
      if ((await player.page.getByRole("main").getByRole("textbox").count()) > 0) {
        throw new Error("A reader is offered a form");
      }
      return player;
    },
  },
];
