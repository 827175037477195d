import { Form } from "react-router";
import { TimeText } from "../time/time-text.tsx";

export type ListedSession = {
  id: number;
  device: string;
  created_at: Date;
  seen_at: Date;
  is_current: boolean;
};

/** Browsers with a session, each with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <>
      <ul className="max-w-form">
        {sessions.map(({ id, device, created_at, seen_at, is_current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2"
          >
            <p>
              {device}
              <span className="block text-ink-soft">
                {is_current ? (
                  "This browser"
                ) : (
                  <>
                    Last used <TimeText at={seen_at} />
                  </>
                )}
                , signed in <TimeText at={created_at} />
              </span>
            </p>
            {is_current ? null : (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value="session"
                  className="desk-button"
                  aria-label={`Sign out ${device}`}
                >
                  Sign out
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" className="mt-3">
          <button type="submit" name="intent" value="sessions" className="desk-button">
            Sign out everywhere else
          </button>
        </Form>
      ) : null}
    </>
  );
}
