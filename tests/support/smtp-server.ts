import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * `busy` asks to try later (451), `refusing` rejects the email (550), `silent` accepts it and never
 * responds, `dropping` accepts it and closes the connection before responding.
 */
export type SmtpMode = "fine" | "busy" | "refusing" | "silent" | "dropping";

export type ReceivedEmail = { from: string; to: string[]; raw: Buffer };

const ANSWERS = {
  busy: Object.assign(new Error("Try later"), { responseCode: 451 }),
  refusing: Object.assign(new Error("no mailbox zoe@example.com here"), { responseCode: 550 }),
};

/** A mail server on this machine; the emails that it got are in `received`, in order. */
export async function startSmtpServer(requestedPort = 0) {
  const received: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const state = { mode: "fine" as SmtpMode };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, callback) {
      buffer(stream).then((raw) => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        if (state.mode === "dropping") for (const socket of sockets) socket.destroy();
        else if (state.mode !== "silent")
          callback(state.mode === "fine" ? null : ANSWERS[state.mode]);
        // The client is gone.
      }, callback);
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(requestedPort, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
