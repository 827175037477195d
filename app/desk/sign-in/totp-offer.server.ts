import { encode } from "uqr";
import { toTotpUri } from "#services/staff/totp.server.ts";
import type { TotpOffer } from "./totp-set-up.tsx";

/** Empty modules around a QR code, which scanners need. */
const QUIET_ZONE = 4;

/** An authenticator app that can be set up with a secret, for an account at `issuer`. */
export function toTotpOffer(secret: string, account: { issuer: string; email: string }): TotpOffer {
  const { data, size } = encode(toTotpUri(secret, account), { ecc: "M", border: QUIET_ZONE });
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { secret, path: modules.join(""), size };
}
