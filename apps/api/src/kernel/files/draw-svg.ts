import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// A process of its own: `node draw-svg.js DPI` reads an SVG and writes a PNG. What a drawing makes of a processor
// cannot be stopped from within, and this one is killed when it takes too long.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.concurrency(1);

const density = Number(process.argv[2]);
const drawn = await sharp(await buffer(process.stdin), { density, failOn: 'error' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(drawn);
