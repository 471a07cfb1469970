import { Notice, Page, PageHead, Prose, Stack } from '@otryv/ui';
import Markdown from 'react-markdown';
import offer from '../../../../../docs/legal/offer.md?raw';
import privacyPolicy from '../../../../../docs/legal/privacy-policy.md?raw';
import termsOfUse from '../../../../../docs/legal/terms-of-use.md?raw';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { siteData } from '../../lib/site/siteData.ts';
import { filledLegalText } from './filledLegalText.ts';
import { ru as legalMessages } from './messages/ru.ts';

const texts = { offer, privacyPolicy, termsOfUse };

export const PrivacyPolicyScreen = () => <LegalScreen document="privacyPolicy" />;
export const TermsOfUseScreen = () => <LegalScreen document="termsOfUse" />;
export const OfferScreen = () => <LegalScreen document="offer" />;

/** Renders a legal text of docs/legal with the operator's details filled in. */
function LegalScreen({ document }: { document: keyof typeof texts }) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(legalMessages);
  const site = siteData();
  useScreenPath(document);

  return (
    <Page width="text">
      <title>{titleOf(titles[document])}</title>
      <PageHead title={titles[document]} />
      <Stack>
        <Notice tone="warning" title={messages.draft}>
          {messages.draftText}
        </Notice>
        {site.operator === null && <Notice title={messages.noOperator}>{messages.noOperatorText}</Notice>}
        <Prose lang="ru">
          <Markdown>{filledLegalText(texts[document], site)}</Markdown>
        </Prose>
      </Stack>
    </Page>
  );
}
