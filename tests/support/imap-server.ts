import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * `hanging` never responds to FETCH, `dropping` closes the connection in the middle of an email,
 * `repeating` lists each email twice and sends it twice, `flooding` sends 50 MB as an email, `babbling`
 * a list of unread emails that does not end, `mute` accepts connections and says nothing.
 */
export type ImapMode =
  | "fine"
  | "hanging"
  | "dropping"
  | "repeating"
  | "flooding"
  | "babbling"
  | "mute"
  | "refusing";

type StoredEmail = { uid: number; raw: Buffer; flags: Set<string>; size: number };

const FLOOD_BYTES = 50 * 1_024 ** 2;
const CHUNK = Buffer.alloc(64 * 1_024, "1");

/**
 * A mail server on this machine that speaks the part of IMAP with which a mailbox is read: `deliver`
 * puts an email into it, `commands` are those that it got.
 */
export async function startImapServer() {
  const emails: StoredEmail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const state = { mode: "fine" as ImapMode, validity: 7, flooded: 0 };
  let lastUid = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    const send = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(""));
    if (state.mode !== "mute") send("* OK ready");
    let input = "";
    socket.on("data", (bytes) => {
      input += bytes.toString("latin1");
      for (let end = input.indexOf("\r\n"); end !== -1; end = input.indexOf("\r\n")) {
        const [tag = "", ...words] = input.slice(0, end).split(" ");
        input = input.slice(end + 2);
        const command = words.join(" ");
        commands.push(command.replace(/^(LOGIN|AUTHENTICATE).*/i, "$1"));
        respond(tag, command);
      }
    });

    function respond(tag: string, command: string): void {
      const ok = `${tag} OK done`;
      const [, verb = "", rest = ""] = /^((?:UID )?\w+) ?(.*)$/i.exec(command) ?? [];
      switch (verb.toUpperCase()) {
        case "CAPABILITY":
          return void send("* CAPABILITY IMAP4rev1", ok);
        case "LOGIN":
          return void send(state.mode === "refusing" ? `${tag} NO zoe@example.com? No` : ok);
        case "LIST":
        case "LSUB":
          return void send(`* ${verb.toUpperCase()} () "/" INBOX`, ok);
        case "SELECT":
          return void send(
            `* ${emails.length} EXISTS`,
            "* FLAGS (\\Seen)",
            `* OK [UIDVALIDITY ${state.validity}] ok`,
            `* OK [UIDNEXT ${lastUid + 1}] ok`,
            `${tag} OK [READ-WRITE] done`,
          );
        case "UID SEARCH": {
          if (state.mode === "babbling") {
            socket.write("* SEARCH ");
            return void flood();
          }
          const unread = emails.filter(({ flags }) => !flags.has("\\Seen")).map(({ uid }) => uid);
          const listed = state.mode === "repeating" ? [...unread, ...unread] : unread;
          return void send(["* SEARCH", ...listed].join(" "), ok);
        }
        case "UID FETCH":
          return void fetchEmail(tag, rest);
        case "UID STORE": {
          const email = emails.find(({ uid }) => uid === Number.parseInt(rest, 10));
          email?.flags.add("\\Seen");
          return void send(ok);
        }
        case "LOGOUT":
          send("* BYE", ok);
          return void socket.end();
        default:
          return void send(ok);
      }
    }

    function fetchEmail(tag: string, rest: string): void {
      const index = emails.findIndex(({ uid }) => uid === Number.parseInt(rest, 10));
      const email = emails[index];
      if (!email) return void send(`${tag} OK done`);
      const head = `* ${index + 1} FETCH (UID ${email.uid}`;
      if (!rest.includes("BODY")) {
        const summary = `RFC822.SIZE ${email.size} INTERNALDATE "12-Nov-2026 10:00:00 +0000"`;
        const envelope = toEnvelope(email.raw);
        return void send(`${head} ${summary} ENVELOPE ${envelope})`, `${tag} OK done`);
      }
      const { mode } = state;
      if (mode === "hanging") return;
      if (mode === "flooding") {
        socket.write(`${head} BODY[] {${FLOOD_BYTES}}\r\n`);
        return void flood();
      }
      const bytes = email.raw;
      const times = mode === "repeating" ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        socket.write(`${head} BODY[] {${bytes.length}}\r\n`);
        if (mode === "dropping") {
          socket.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy());
          return;
        }
        socket.write(bytes);
        send(")");
      }
      send(`${tag} OK done`);
    }

    /** 50 MB, as fast as they are taken. */
    function flood(): void {
      if (socket.destroyed || state.flooded >= FLOOD_BYTES) return;
      state.flooded += CHUNK.length;
      socket.write(CHUNK, flood);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://inbox:secret@127.0.0.1:${port}/INBOX`,
    emails,
    commands,
    state,
    /** @param size what the server says it has */
    deliver(raw: Buffer, size = raw.length): number {
      lastUid += 1;
      emails.push({ uid: lastUid, raw, flags: new Set(), size });
      return lastUid;
    },
    /** Ids of the unread emails. */
    listUnread: () => emails.filter(({ flags }) => flags.size === 0).map(({ uid }) => uid),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Date, subject, from, sender, reply-to, to, cc, bcc, in-reply-to and message id, RFC 3501. */
function toEnvelope(raw: Buffer): string {
  const header = raw.toString("latin1").split("\r\n\r\n")[0] ?? "";
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(header)?.[1] ?? "";
  const quote = (text: string) => `"${text.replaceAll(/["\\\r]/g, "")}"`;
  const [, name = "", user = "", host = ""] =
    /^(.*?)\s*<?([^<\s]+)@([^>\s]+)>?$/.exec(read("from")) ?? [];
  const from = `((${quote(name)} NIL ${quote(user)} ${quote(host)}))`;
  const id = quote(read("message-id"));
  return `(NIL ${quote(read("subject"))} ${from} ${from} ${from} NIL NIL NIL NIL ${id})`;
}
