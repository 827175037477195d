import { SPAM_COMPANY, SPAM_COUNT } from "./requests.ts";
import { button, changeState, heading, type Stage, type Task, toast, toPath } from "./stage.ts";

/** Searches the spam, selects all pages of it and marks it. */
async function markSpam(stage: Stage) {
  const player = await stage.as("helve");
  const { page } = player;
  await player.start("/desk/requests");
  await player.press("/");
  await player.type(SPAM_COMPANY);
  await player.press("Enter", page.locator("tbody mark"));
  const bar = page.getByRole("form", { name: "Change what is selected" });
  await player.click(
    page.getByRole("checkbox", { name: "Select all of this page" }),
    bar.getByText(/selected/),
  );
  await player.click(bar.getByRole("button", { name: `Select all ${SPAM_COUNT}` }));
  await player.choose(bar.getByLabel("State"), "Spam");
  await player.click(button(page, "Save"), toast(page, `${SPAM_COUNT} changed`));
  return player;
}

/** What comes in, and what is done with it. */
export const REQUEST_TASKS: readonly Task[] = [
  {
    name: "100 spam requests, found and marked at once",
    before: "9 and Back each",
    others: "–",
    play: markSpam,
  },
  {
    name: "all 100 back by one undo",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      await player.click(button(player.page, "Undo"), toast(player.page, `${SPAM_COUNT} restored`));
      const undone = player.take();
      await markSpam(stage);
      player.take();
      return { ...player, take: () => undone };
    },
  },
  {
    name: "triage: open, take, note, reply with state and follow-up",
    before: "7, second form",
    others: "–",
    rounds: 3,
    play: async (stage) => {
      const player = await stage.as("helve");
      const { page } = player;
      // One of the week, not of the demo.
      const { email } = stage.next({ state: "new" });
      await player.start(`/desk/requests?state=new&text=${encodeURIComponent(email)}`);
      await player.press("j");
      await player.press("Enter", button(page, "Assign to me"));
      await player.press("a", button(page, "Undo"));
      await player.press("n");
      await player.type("They decide next week.");
      const thread = page.getByRole("region", { name: "Conversation" });
      await player.press("Control+Enter", thread.getByText("They decide next week."));
      await player.press("Escape");
      await player.press("r");
      await player.type("Thank you. When can we talk about it?");
      await player.press("Control+Enter", page.getByText("Reply on its way"));
      return player;
    },
  },
  {
    name: "the reply taken back before it leaves",
    before: "no",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      await player.press("Escape");
      await player.press("z", player.page.getByText("Reply taken back"));
      return player;
    },
  },
  {
    name: "the next request, from inside one",
    before: "no",
    others: "–",
    rounds: 3,
    play: async (stage) => {
      const player = await stage.as("helve");
      const { page } = player;
      await player.start("/desk/requests?state=contacted");
      await player.press("j Enter", heading(page).filter({ hasNotText: "Requests" }));
      player.take();
      const before = await page.getByRole("main").locator(".figures").first().innerText();
      await player.press("j", page.locator(".figures").filter({ hasNotText: before }));
      return player;
    },
  },
  {
    name: "state of a request",
    before: "3",
    others: "Linear 2 to 3",
    rounds: 3,
    play: async (stage) => {
      const player = await stage.as("kaur");
      const { kaur } = stage.week.agency;
      await player.start(toPath(stage.next({ state: "contacted", owner: kaur })));
      await changeState(player, "inter", toast(player.page, "State saved: Interviewing"));
      return player;
    },
  },
  {
    name: "answered and followed up in one press",
    before: "2, second form",
    others: "Front 2",
    rounds: 3,
    play: async (stage) => {
      const player = await stage.as("dorota");
      const { dorota } = stage.week.agency;
      await player.start(toPath(stage.next({ state: "contacted", owner: dorota })));
      await player.press("r");
      await player.type("We have two people for you and will send them tomorrow.");
      await player.press("Control+Enter", player.page.getByText("Reply on its way"));
      return player;
    },
  },
  {
    name: "an overdue follow-up put off by a week",
    before: "no",
    others: "–",
    rounds: 2,
    play: async (stage) => {
      const player = await stage.as("imani");
      await player.start("/desk/requests?owner=me&due=overdue");
      await player.press("j");
      await player.press("f w", player.page.getByText(/^Follow up on [A-Z]/));
      return player;
    },
  },
  {
    name: "a colleague mentioned, who sees it under Today",
    before: "2",
    others: "–",
    play: async (stage) => {
      const player = await stage.as("helve");
      const { helve } = stage.week.agency;
      await player.start(toPath(stage.next({ state: "contacted", owner: helve })));
      await player.press("n");
      await player.type("@Rasmus Oidekivi knows their founder.");
      const note = player.page.getByRole("region", { name: "Conversation" });
      await player.press("Control+Enter", note.getByText("knows their founder."));
      const colleague = await stage.as("rasmus");
      await colleague.start("/desk");
      await colleague.page.getByText("knows their founder.").first().waitFor();
      return player;
    },
  },
];
