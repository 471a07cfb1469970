import type { ProfileData } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatNumber, NO_BREAK_SPACE } from '@otryv/race';
import {
  Avatar,
  Card,
  CategoryBadge,
  LineItem,
  LineList,
  Link,
  LinkButton,
  Section,
  Skeleton,
  Tabs,
  useOtryv,
} from '@otryv/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { riderHref } from '../../shared/links/riderHrefs.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';

const gramsPerKg = 1000;

export interface RiderPageProps {
  tab: 'adminRider' | 'adminRiderActivities' | 'adminRiderBans';
  children: (zwiftId: number, profile: ProfileData) => ReactNode;
}

/** Renders the frame of one rider in the administration. */
export function RiderPage({ tab, children }: RiderPageProps) {
  const { zwiftId: typed = '' } = useParams();
  const { rider: messages } = useMessages(adminMessages);
  const { data, error, isRetrying, retry } = useRead('/api/race/profile/{zwiftId}', {
    params: { zwiftId: typed },
  });
  const name = data ? riderName(data.profile) : typed;
  if (error) {
    return (
      <AdminPage tab="adminUsers" name={name}>
        <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />
      </AdminPage>
    );
  }
  const zwiftId = Number(typed);
  const hrefOf = (key: RiderPageProps['tab']) => addressOf(addresses[key], { zwiftId });

  return (
    <AdminPage tab="adminUsers" name={name}>
      <Section title={name} action={<LinkButton href={riderHref(zwiftId)}>{messages.openProfile}</LinkButton>}>
        {data && <RiderFacts profile={data.profile} />}
        <Tabs
          label={messages.tabs}
          current={hrefOf(tab)}
          tabs={[
            { href: hrefOf('adminRider'), label: messages.main },
            { href: hrefOf('adminRiderActivities'), label: messages.activities },
            { href: hrefOf('adminRiderBans'), label: messages.bans },
          ]}
        />
        {data ? children(zwiftId, data) : <Skeleton shape="block" />}
      </Section>
    </AdminPage>
  );
}

function RiderFacts({ profile }: { profile: ProfileData['profile'] }) {
  const { rider: messages } = useMessages(adminMessages);
  const { locale } = useOtryv();
  const { zwiftId, weight, category, imageSrc } = profile;
  const kg =
    weight === null
      ? messages.noWeight
      : `${formatNumber(weight / gramsPerKg, { locale, decimals: 1, decimal: 'comma' })}${NO_BREAK_SPACE}кг`;
  const { data } = useRead('/api/admin/users', { query: { search: String(zwiftId), docsOnPage: 5 } });
  const account = data?.data.find((user) => user.zwiftId === zwiftId || user.additionalZwiftIds.includes(zwiftId));

  return (
    <Card>
      <LineList>
        <LineItem
          picture={<Avatar name={riderName(profile)} src={imageSrc} size="m" />}
          title={riderName(profile)}
          chip={category && <CategoryBadge category={category} size="s" />}
          detail={
            <>
              {messages.facts(String(zwiftId), kg)}
              {data && (account === undefined ? `, ${messages.noAccount}` : `, ${messages.account} `)}
              {account && <Link href={addressOf(addresses.adminUser, { id: account._id })}>{account.username}</Link>}
            </>
          }
        />
      </LineList>
    </Card>
  );
}
