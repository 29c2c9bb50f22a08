/** Of all pages of the sandbox. */
export const style = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { margin: 0; }
header { display: flex; gap: 16px; padding: 12px 16px; border-bottom: 1px solid #8886; }
header a { color: inherit; }
header a[aria-current] { font-weight: 600; text-decoration: none; }
.plain { max-width: 84rem; margin: 0 auto; padding: 16px; }
.list { display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: 90vh; }
nav { border-inline-end: 1px solid #8886; padding: 16px; overflow: auto; }
main { padding: 16px; display: flex; flex-direction: column; gap: 12px; min-width: 0; }
h1, h2 { margin: 0 0 8px; font-size: 20px; }
ol { list-style: none; margin: 0; padding: 0; }
li a { display: block; padding: 8px; border-bottom: 1px solid #8884; color: inherit; text-decoration: none; }
li a[aria-current], li a:hover { background: #ffc40033; }
li span, li time { display: block; opacity: .75; }
iframe { flex: 1; min-height: 60vh; border: 1px solid #8886; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 700px) { .list { grid-template-columns: 1fr; } }
table { border-collapse: collapse; width: 100%; }
.table { overflow-x: auto; }
th, td { text-align: start; padding: 6px 8px; border-bottom: 1px solid #8884; white-space: nowrap; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
form.switches { display: grid; align-items: end; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
label { display: grid; gap: 4px; }
input, select, button { font: inherit; padding: 8px; min-height: 44px; box-sizing: border-box; }
button { cursor: pointer; }
button.primary { background: #ffc400; color: #1a1a1a; border: 1px solid #8a6a00; font-weight: 600; }
.box { max-width: 26rem; margin: 4vh auto; padding: 24px; border: 1px solid #8886; display: grid; gap: 16px; }
.test { border: 2px solid #c77700; padding: 8px 12px; }
`;
