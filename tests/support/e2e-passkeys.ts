import type { Page } from "@playwright/test";

/** An authenticator built into the browser's device, which its owner unlocks. */
export async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const lock = (isLocked: boolean) =>
    cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !isLocked });
  return { lock };
}
