import type { LinkedGameId, Settings } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ZwiftIdForm } from '@otryv/forms';
import { Button, LineItem, LineList, LinkButton, Setting, Toolbar } from '@otryv/ui';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useFindGameRider } from '../../shared/riders/findGameRider.ts';
import { ru as profileMessages } from '../messages/ru.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { gameIdChange } from '../useSettings.ts';
import { GameIdLine } from './GameIdLine.tsx';
import { PowerFilesSetting } from './PowerFilesSetting.tsx';
import { ProofSteps } from './ProofSteps.tsx';

/** Renders the reader's riders in the game. */
export function ZwiftScreen() {
  return <SettingsPage tab="settingsZwift">{(settings) => <GameIds settings={settings} />}</SettingsPage>;
}

function GameIds({ settings: { gameIds } }: { settings: Settings }) {
  const { zwift } = useMessages(profileMessages);
  const main = gameIds.filter(({ isMain }) => isMain);
  const link = useSend('PUT', '/api/race/profile/zwiftid', gameIdChange);

  return (
    <>
      <Setting title={zwift.main} description={zwift.mainText}>
        <GameIdList gameIds={main} none={{ title: zwift.none, detail: zwift.noneText }} />
        {main.map(({ zwiftId, isProved }) => (
          <Toolbar key={zwiftId}>
            {isProved && (
              <LinkButton size="s" href={addressOf(addresses.riderResults, { zwiftId })}>
                {zwift.toResults}
              </LinkButton>
            )}
            <RefreshButton />
          </Toolbar>
        ))}
      </Setting>
      {main.length > 0 && (
        <Setting title={zwift.additional} description={zwift.additionalText}>
          <GameIdList gameIds={gameIds.filter(({ isMain }) => !isMain)} none={{ title: zwift.noAdditional }} />
        </Setting>
      )}
      <Setting title={zwift.add} description={zwift.addText}>
        <ZwiftIdForm
          key={gameIds.length}
          isAdditional={main.length > 0}
          findRider={useFindGameRider()}
          onSubmit={(body) => link.submit({ body })}
        />
      </Setting>
      {gameIds.some(({ isProved }) => isProved) && <PowerFilesSetting />}
    </>
  );
}

interface GameIdListProps {
  gameIds: readonly LinkedGameId[];
  none: { title: string; detail?: string };
}

function GameIdList({ gameIds, none }: GameIdListProps) {
  return (
    <>
      <LineList>
        {gameIds.length === 0 && <LineItem {...none} />}
        {gameIds.map((gameId) => (
          <GameIdLine key={gameId.zwiftId} gameId={gameId} />
        ))}
      </LineList>
      {gameIds.map(({ zwiftId, proof }) => proof && <ProofSteps key={proof.code} zwiftId={zwiftId} proof={proof} />)}
    </>
  );
}

function RefreshButton() {
  const { zwift } = useMessages(profileMessages);
  const { send, isSending } = useSend('PUT', '/api/race/profile/my');

  return (
    <Button size="s" kind="quiet" busy={isSending} onClick={() => void send({})}>
      {isSending ? zwift.refreshing : zwift.refresh}
    </Button>
  );
}
