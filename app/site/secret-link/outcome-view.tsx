import { LinkButton } from "#design/buttons/link-button.tsx";
import { SecretLinkFrame } from "./secret-link-frame.tsx";

type OutcomeViewProps = {
  title: string;
  texts: readonly string[];
  onward: { to: string; label: string };
};

/** The page after a form of secret links: what was done, and where to go from here. */
export function OutcomeView({ title, texts, onward }: OutcomeViewProps) {
  return (
    <SecretLinkFrame title={title}>
      <h1 className="text-heading">{title}</h1>
      {texts.map((text) => (
        <p key={text} className="mt-6 text-lg">
          {text}
        </p>
      ))}
      <LinkButton to={onward.to} variant="secondary" className="mt-8">
        {onward.label}
      </LinkButton>
    </SecretLinkFrame>
  );
}
