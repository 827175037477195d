import { LinkButton } from "#design/buttons/link-button.tsx";
import { MessagePage } from "./message-page.tsx";

type OutcomeViewProps = {
  title: string;
  texts: readonly string[];
  onward: { to: string; label: string };
};

/** The page after a form of secret links: what was done, and where to go from here. */
export function OutcomeView({ title, texts, onward }: OutcomeViewProps) {
  return (
    <MessagePage
      title={title}
      action={
        <LinkButton to={onward.to} variant="secondary">
          {onward.label}
        </LinkButton>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </MessagePage>
  );
}
