const hills = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 264" preserveAspectRatio="xMidYMid slice">
<rect width="640" height="264" fill="#1b4a86"/><circle cx="520" cy="70" r="36" fill="#f6c945"/>
<path d="M0 264 150 96l96 92 84-128 140 150 60-46 110 100z" fill="#fff" opacity=".9"/></svg>`;

/** URL of a drawn landscape. */
export const aPicture = `data:image/svg+xml,${encodeURIComponent(hills)}`;
