import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCaptchaWork } from "./captcha-work.ts";

const solve = vi.hoisted(() => vi.fn<(challenge: unknown) => Promise<string>>());
// why: the work itself is done by web workers, which only a browser has; the browser tests run them.
vi.mock("./solve-altcha.ts", () => ({ solveAltcha: solve }));

let challenges = 0;
let isDown = false;

beforeEach(() => {
  vi.useFakeTimers();
  challenges = 0;
  isDown = false;
  solve.mockImplementation(async () => `token ${challenges}`);
  vi.stubGlobal("fetch", async () => {
    if (isDown) throw new TypeError("no network");
    challenges += 1;
    return Response.json({
      data: { provider: "altcha", challenge: {}, ready_in: 3, expires_in: 600 },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function getToken(client: ReturnType<typeof createCaptchaWork>, after = 3_000) {
  const token = client.getToken();
  token.catch(() => {});
  await vi.advanceTimersByTimeAsync(after);
  return token;
}

test("the work begins ahead of time and is done once", async () => {
  const captcha = createCaptchaWork("hire");
  captcha.begin();
  captcha.begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await getToken(captcha, 0)).toBe("token 1");
  expect(await getToken(captcha, 0)).toBe("token 1");
  expect(challenges).toBe(1);
});

test("a token is held back until a person could have filled the form", async () => {
  const captcha = createCaptchaWork("hire");
  let token = "";
  captcha.getToken().then((found) => {
    token = found;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(token).toBe("");
  await vi.advanceTimersByTimeAsync(100);
  expect(token).toBe("token 1");
});

test("a token that is about to expire is replaced", async () => {
  const captcha = createCaptchaWork("hire");
  await getToken(captcha);
  await vi.advanceTimersByTimeAsync(9.5 * 60_000);
  expect(await getToken(captcha)).toBe("token 2");
});

test("a token that was refused is replaced", async () => {
  const captcha = createCaptchaWork("hire");
  await getToken(captcha);
  captcha.forget();
  expect(await getToken(captcha)).toBe("token 2");
});

test("a failed load is rejected, and the next call tries anew", async () => {
  const captcha = createCaptchaWork("hire");
  isDown = true;
  captcha.begin();
  await expect(getToken(captcha)).rejects.toThrow();
  isDown = false;
  expect(await getToken(captcha)).toBe("token 1");
});

test("work that fails is rejected, and the next call tries anew", async () => {
  const captcha = createCaptchaWork("hire");
  solve.mockRejectedValueOnce(new Error("the worker could not be loaded"));
  await expect(getToken(captcha)).rejects.toThrow("worker");
  expect(await getToken(captcha)).toBe("token 2");
});
