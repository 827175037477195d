import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

type Script = { src: string; listeners: Record<string, () => void>; remove: () => void };

/** A document that loads nothing by itself, and a fresh copy of the module. */
async function setUp() {
  const scripts: Script[] = [];
  // why: Google's script cannot be loaded in a test; what is asked for is what counts.
  vi.stubGlobal("document", {
    createElement: () => {
      const listeners: Script["listeners"] = {};
      const addEventListener = (type: string, listener: () => void) => {
        listeners[type] = listener;
      };
      return { src: "", listeners, addEventListener, remove: () => {} };
    },
    head: { append: (script: Script) => scripts.push(script) },
  });
  const execute = vi.fn(async () => "token");
  vi.stubGlobal("window", { grecaptcha: { ready: (callback: () => void) => callback(), execute } });
  vi.resetModules();
  const { executeRecaptcha } = await import("./recaptcha-script.ts");
  return { scripts, execute, executeRecaptcha };
}

const CHALLENGE = { site_key: "key", language: "id", action: "hire" };

test("Google's script is requested once, in Indonesian, and executed for the form (spec §9)", async () => {
  const { scripts, execute, executeRecaptcha } = await setUp();
  const tokens = [executeRecaptcha(CHALLENGE), executeRecaptcha(CHALLENGE)];
  expect(scripts.map(({ src }) => src)).toEqual([
    "https://www.google.com/recaptcha/api.js?render=key&hl=id",
  ]);
  scripts[0]?.listeners.load?.();
  expect(await Promise.all(tokens)).toEqual(["token", "token"]);
  expect(execute).toHaveBeenCalledWith("key", { action: "hire" });
});

test("a failed load is rejected, and tried again by the next call (spec §8)", async () => {
  const { scripts, executeRecaptcha } = await setUp();
  const failed = executeRecaptcha(CHALLENGE);
  scripts[0]?.listeners.error?.();
  await expect(failed).rejects.toThrow("reCAPTCHA could not be loaded");
  const again = executeRecaptcha(CHALLENGE);
  scripts[1]?.listeners.load?.();
  expect(await again).toBe("token");
});
