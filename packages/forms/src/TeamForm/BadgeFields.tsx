import { FieldRow, TeamBadge, TeamPlate, useMessages } from '@otryv/ui';
import { teamFormCatalogues } from '../messages/team.ts';
import { BadgeColorField } from './BadgeColorField.tsx';
import classes from './TeamForm.module.css';
import { Field, type TeamFormDraft } from './teamFields.ts';

/** Of text: WCAG 2, level AA. */
const readable = 4.5;
/** What the plate has where no colour is chosen. */
const usual = '#14181f';

/** What the badge is made of. */
export type BadgeDraft = Pick<TeamFormDraft, 'name' | 'shortName' | 'badgeBackground' | 'badgeTextColor'>;

export interface BadgeFieldsProps {
  draft: BadgeDraft;
}

/** The colours of a badge, with the badge as it is being chosen. */
export function BadgeFields({ draft: { name, shortName, badgeBackground, badgeTextColor } }: BadgeFieldsProps) {
  const words = useMessages(teamFormCatalogues);
  const code = shortName.trim() || words.codeExample;

  return (
    <div className={classes.TeamFormBadge}>
      <figure className={classes.TeamFormPreview} aria-label={words.preview}>
        <TeamPlate code={code} background={badgeBackground || null} colour={badgeTextColor || null} />
        <TeamBadge code={code} name={name} colour={badgeBackground || null} />
      </figure>
      <FieldRow>
        <Field name="badgeBackground" as={BadgeColorField} label={words.badgeBackground} hint={words.badgeHint} />
        <Field
          name="badgeTextColor"
          as={BadgeColorField}
          label={words.badgeTextColor}
          hint={words.badgeTextHint}
          backgrounds={[badgeBackground || usual]}
          minContrast={readable}
        />
      </FieldRow>
    </div>
  );
}
