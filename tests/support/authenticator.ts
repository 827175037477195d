import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

/** Bits of authenticator data (WebAuthn, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Faults = {
  /** Of the page that asks. */
  origin?: string;
  /** Whether the person has unlocked the authenticator. */
  isVerified?: boolean;
  /** Uses that the authenticator reports; counts by itself otherwise. */
  counter?: number;
};

/** A passkey of an authenticator in software, with responses as browsers send them. */
export function createAuthenticator(siteUrl = "https://ogds.example") {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let uses = 0;
  let userHandle: string | undefined;

  const toData = (
    flags: number,
    { isVerified = true, counter = uses++ }: Faults,
    tail?: Buffer,
  ) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    const rpIdHash = sha256(new URL(siteUrl).hostname);
    return Buffer.concat([rpIdHash, head, tail ?? Buffer.alloc(0)]);
  };
  const toClientData = (type: string, challenge: string, { origin = siteUrl }: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const toResponse = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      response,
      clientExtensionResults: {},
    });

  return {
    id: id.toString("base64url"),
    /** Makes the passkey. */
    register(offer: { challenge: string; user: { id: string } }, faults: Faults = {}): string {
      userHandle = offer.user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = new Map<number, number | Buffer>([
        [1, 2] as const,
        [3, -7] as const,
        [-1, 1] as const,
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const credential = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))];
      const authData = toData(HAS_CREDENTIAL, faults, Buffer.concat(credential));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]) as Parameters<typeof isoCBOR.encode>[0];
      return toResponse({
        clientDataJSON: toClientData("webauthn.create", offer.challenge, faults).toString(
          "base64url",
        ),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
        transports: ["internal", "\u0000"],
      });
    },
    /** Signs in. */
    respond({ challenge }: { challenge: string }, faults: Faults = {}): string {
      const authData = toData(0, faults);
      const clientData = toClientData("webauthn.get", challenge, faults);
      const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
      return toResponse({
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      });
    },
  };
}
