import type { ByteSource } from '../../../kernel/http/bytes/serve-bytes.ts';
import type { ProtocolBytes } from './protocol-bytes.ts';

const eventNumber = /^[1-9]\d{0,14}$/;

/** Source of the stored bytes of a protocol's latest version. */
export function protocolSource(protocols: ProtocolBytes): ByteSource {
  return async ({ id = '' }) => {
    const stored = eventNumber.test(id) ? await protocols.findLatest(Number(id)) : null;
    if (!stored) return null;
    const { bytes, quality, version } = stored;
    return { bytes, quality, tag: `${id}.${version}`, type: 'application/json; charset=utf-8' };
  };
}
