import { setTimeout as wait } from "node:timers/promises";
import type { Firefox } from "./firefox.ts";

/** A busy machine takes a while for the proof of work. */
const WAIT_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;

/** Firefox takes seconds to name every element of a page, so that only these are named. */
const ELEMENTS = {
  button: "button",
  dialog: "[role=dialog]",
  field: "input, textarea",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3",
  link: "a",
};

type Node = { sharedId: string };
/** Its accessible name; without one it is the first of its kind. */
type Element = [kind: keyof typeof ELEMENTS, name?: string];

/** Reads until there is a result. The page may be left meanwhile. */
export async function waitFor<Result>(what: string, read: () => Promise<Result | undefined>) {
  let cause: unknown;
  for (const begun = Date.now(); Date.now() - begun < WAIT_TIMEOUT_MS; ) {
    const result = await read().catch((error: unknown) => {
      cause = error;
    });
    if (result) return result;
    await wait(POLL_INTERVAL_MS);
  }
  throw new Error(`There is no ${what}`, { cause });
}

/** Opens a tab. Its methods wait for what they need. */
export async function openPage({ send }: Firefox, origin: string) {
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } });

  async function call(functionDeclaration: string, ...parameters: Node[]) {
    const { result } = await send<{ result?: { value?: string } & Partial<Node> }>(
      "script.callFunction",
      { functionDeclaration, arguments: parameters, awaitPromise: true, target: { context } },
    );
    return result;
  }
  const readText = async () => (await call("() => document.body.innerText"))?.value ?? "";
  const readUrl = async () => (await call("() => location.href"))?.value ?? "";

  async function locate(locator: object, startNodes?: Node[]): Promise<Node[]> {
    const { nodes } = await send<{ nodes: Node[] }>("browsingContext.locateNodes", {
      context,
      locator,
      serializationOptions: { maxDomDepth: 0 },
      ...(startNodes && { startNodes }),
    });
    return nodes;
  }

  /** The last of the elements, each inside of the one before it. */
  const find = (...path: Element[]) =>
    waitFor(path.flat().join(" "), async () => {
      let within: Node[] | undefined;
      for (const [kind, name] of path) {
        const nodes = await locate({ type: "css", value: ELEMENTS[kind] }, within);
        if (nodes.length === 0) return undefined;
        const named = name
          ? await locate({ type: "accessibility", value: { name } }, nodes)
          : nodes;
        within = named.slice(0, 1);
      }
      return within?.[0];
    });

  async function point(element: Node, ...then: object[]): Promise<void> {
    await call("(element) => element.scrollIntoView({ block: 'center' })", element);
    const move = { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element } };
    const mouse = { type: "pointer", id: "mouse", actions: [move, ...then] };
    await send("input.performActions", { context, actions: [mouse] });
  }
  const clickNode = (node: Node) =>
    point(node, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
  const click = async (...path: Element[]) => clickNode(await find(...path));

  /** Presses keys one after the other, while one that is given is held. */
  async function press(keys: string, held = ""): Promise<void> {
    const toActions = (type: string, values: string) =>
      [...values].map((value) => ({ type, value }));
    const strokes = [...keys].flatMap((key) => [
      ...toActions("keyDown", key),
      ...toActions("keyUp", key),
    ]);
    const actions = [...toActions("keyDown", held), ...strokes, ...toActions("keyUp", held)];
    const keyboard = { type: "key", id: "keyboard", actions };
    await send("input.performActions", { context, actions: [keyboard] });
  }

  return {
    find,
    click,
    press,
    readText,
    hover: async (...path: Element[]) => point(await find(...path)),
    fill: async (name: string, text: string) => {
      await click(["field", name]);
      await press(text);
    },
    /** Opens a path and waits for hydration. */
    open: async (path: string) => {
      await send("browsingContext.navigate", { context, url: origin + path, wait: "interactive" });
      const hydrated =
        "() => Object.keys(document.body).find((key) => key.startsWith('__reactFiber'))";
      await waitFor("hydrated page", async () => (await call(hydrated))?.value);
    },
    /** Waits for a text, and returns it. */
    text: (pattern: RegExp) =>
      waitFor(`text ${pattern}`, async () => pattern.exec(await readText())?.[0]),
    /** Waits for the path, with its parameters and fragment. */
    path: (path: string) =>
      waitFor(`path ${path}`, async () => (await readUrl()) === origin + path),
    /** Clicks into the editor of the desk, which is in a shadow root. */
    clickEditor: async () => {
      const editor = `() => [...document.querySelectorAll("div")]
        .map(({ shadowRoot }) => shadowRoot?.querySelector("[contenteditable=true]")).find(Boolean)`;
      const sharedId = await waitFor("editor", async () => (await call(editor))?.sharedId);
      await clickNode({ sharedId });
    },
  };
}
