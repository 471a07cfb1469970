import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// Separate process: `node draw-svg.js DPI` reads an SVG and writes a PNG. A drawing that keeps a processor busy
// cannot be stopped from within; this process is killed when it takes too long.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.concurrency(1);

const density = Number(process.argv[2]);
const drawn = await sharp(await buffer(process.stdin), { density, failOn: 'error' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(drawn);
