import { FieldRow, TeamBadge, TeamPlate, useMessages } from '@otryv/ui';
import { teamFormCatalogues } from '../messages/team.ts';
import { BadgeColorField } from './BadgeColorField.tsx';
import classes from './TeamForm.module.css';
import { Field, type TeamFormDraft } from './teamFields.ts';

/** Contrast of text: WCAG 2, level AA. */
const readable = 4.5;
/** Background of a plate without a selected colour. */
const usual = '#14181f';

/** Values that determine the badge. */
export type BadgeDraft = Pick<TeamFormDraft, 'name' | 'shortName' | 'badgeBackground' | 'badgeTextColor'>;

export interface BadgeFieldsProps {
  draft: BadgeDraft;
}

/** The colours of a badge, with a live preview. */
export function BadgeFields({ draft: { name, shortName, badgeBackground, badgeTextColor } }: BadgeFieldsProps) {
  const messages = useMessages(teamFormCatalogues);
  const code = shortName.trim() || messages.codeExample;

  return (
    <div className={classes.TeamFormBadge}>
      <figure className={classes.TeamFormPreview} aria-label={messages.preview}>
        <TeamPlate code={code} background={badgeBackground || null} colour={badgeTextColor || null} />
        <TeamBadge code={code} name={name} colour={badgeBackground || null} />
      </figure>
      <FieldRow>
        <Field name="badgeBackground" as={BadgeColorField} label={messages.badgeBackground} hint={messages.badgeHint} />
        <Field
          name="badgeTextColor"
          as={BadgeColorField}
          label={messages.badgeTextColor}
          hint={messages.badgeTextHint}
          backgrounds={[badgeBackground || usual]}
          minContrast={readable}
        />
      </FieldRow>
    </div>
  );
}
